/** The files in `downloads/` with which visitors install the remote-support tool. */
export const installerFiles = {
  windows: 'WindowsAgentAIOInstall.ps1',
  linux: 'linuxclientinstall.sh',
} as const;
