#!/bin/sh
# Installs the remote-support program RustDesk and sets it up.
# Installiert das Fernwartungsprogramm RustDesk und richtet es ein.
# Start it with / Starten Sie es mit: sh linuxclientinstall.sh
# It can be run again at any time. The package comes from RustDesk's releases at GitHub and needs the SHA-256 digest
# that GitHub publishes. After a failure all is as before, except for an update that had already succeeded.
set -eu

# ---- Filled in when the website is built ---------------------------------------------------------------------------
server=''
key=''
relay=''
api=''
# A package per line, digest and address. Without any, GitHub is asked for its latest release.
pinned=''
releases='https://api.github.com/repos/rustdesk/rustdesk/releases/latest'
downloads='https://github.com/rustdesk/rustdesk/releases/download/'
# Where the system's files begin, for tests.
root=''
# --------------------------------------------------------------------------------------------------------------------

work='' configured='' manager='' is_changing=false is_new=false
german='Abgebrochen. Lesen Sie die Zeilen darüber, und starten Sie das Skript noch einmal.'
english='Stopped. Read the lines above and start the script again.'

say() { printf '%s\n  %s\n' "$1" "$2"; }
fail() { german=$1 english=$2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

finish() {
  status=$?
  set +e; trap - EXIT
  trap '' HUP INT TERM # a second Ctrl+C must not stop the undoing
  [ "$status" -eq 0 ] || printf '\nFehler: %s\n\nError: %s\n\n' "$german" "$english" >&2
  [ "$is_changing" = false ] || undo >&2
  rm -rf "$work"
  exit "$status"
}

undo() {
  say 'Die Änderungen werden zurückgenommen …' 'Undoing the changes …'
  stop_service
  for owner in $configured; do
    before=$work/before-$owner settings=$(cat "$work/path-$owner")
    # An empty copy means that there was no file.
    if [ -s "$before" ]; then as "$owner" tee "$settings" <"$before" >/dev/null; else as "$owner" rm -f "$settings"; fi
  done
  if [ "$is_new" = true ]; then package_manager remove rustdesk >/dev/null 2>&1; else start_service; fi
}

unsupported() {
  fail "Für dieses System ($1) gibt es kein Paket. Siehe https://flathub.org/apps/com.rustdesk.RustDesk" \
    "There is no package for this system ($1). See https://flathub.org/apps/com.rustdesk.RustDesk"
}

# Sets the package manager, and the end of the package's file name.
detect_system() {
  arch=$(uname -m | sed -e 's/amd64/x86_64/' -e 's/arm64/aarch64/')
  case $arch in x86_64 | aarch64) ;; *) unsupported "$arch" ;; esac
  [ ! -e "$root/run/ostree-booted" ] || unsupported ostree
  for name in $(sed -n -e 's/^ID=//p' -e 's/^ID_LIKE=//p' "$root/etc/os-release" 2>/dev/null | tr -d "\"'"); do
    case $name in
      debian | ubuntu) manager=apt-get suffix="-$arch.deb" ;;
      fedora | rhel | centos) manager=dnf suffix=".$arch.rpm" ;;
      suse | opensuse* | sles) manager=zypper suffix=".$arch-suse.rpm" ;;
      arch) manager=pacman suffix="-$arch.pkg.tar.zst" ;;
      *) continue ;;
    esac
    break
  done
  [ "$manager" != dnf ] || has dnf || manager=yum
  has "${manager:-none}" || unsupported "${name:-?}"
}

# Arguments: install or remove, package. RustDesk does not sign its packages; the digest has been checked.
package_manager() {
  case $manager:$1 in
    zypper:install) zypper --non-interactive install --allow-unsigned-rpm "$2" ;;
    zypper:remove) zypper --non-interactive remove "$2" ;;
    pacman:install) pacman --upgrade --noconfirm "$2" ;;
    pacman:remove) pacman --remove --noconfirm "$2" ;;
    *) "$manager" "$1" -y "$2" ;;
  esac
}

fetch() {
  has curl || has wget || fail 'Installieren Sie curl, und versuchen Sie es erneut.' 'Install curl and try again.'
  if has curl; then
    curl --fail --silent --show-error --location --proto '=https' --proto-redir '=https' \
      --connect-timeout 20 --speed-limit 1 --speed-time 60 --retry 2 --output "$2" --url "$1"
  else
    wget -q -T 20 -t 3 -O "$2" "$1"
  fi || fail 'GitHub antwortet nicht. Prüfen Sie Ihre Verbindung, oder versuchen Sie es in einer Stunde erneut.' \
    'GitHub does not answer. Check your connection, or try again in an hour.'
}

# Sets digest, address and version of the package for this system.
find_package() {
  if [ -z "$pinned" ]; then
    fetch "$releases" "$work/release.json"
    pinned=$(tr ',{}' '[\n*]' <"$work/release.json" | awk -F '"' '
      function flush() { if (address) print (digest ? digest : "-"), address; digest = address = "" }
      $2 == "url" && $4 ~ /\/assets\// { flush() }
      $2 == "digest" { digest = substr($4, 8) }
      $2 == "browser_download_url" { address = $4 }
      END { flush() }')
  fi
  printf '%s\n' "$pinned" >"$work/packages"
  while read -r digest address; do
    version=${address##*/rustdesk-} version=${version%"$suffix"} version=${version%-[0-9]}
    case $version in '' | *[!0-9.]*) continue ;; esac
    case $address in "$downloads"*"$suffix") return ;; esac
  done <"$work/packages"
  unsupported "*$suffix"
}

install_package() {
  present=$(! has rustdesk || timeout 20 rustdesk --version 2>/dev/null | tr -dc '0-9.\n' | sed -n 1p)
  [ -z "$present" ] || [ "$(printf '%s\n' "$version" "$present" | sort -V | sed -n '$p')" != "$present" ] || return 0
  say "RustDesk $version wird installiert …" "Installing RustDesk $version …"
  package="$work/${address##*/}"
  fetch "$address" "$package"
  [ "$(sha256sum <"$package")" = "$digest  -" ] ||
    fail 'Die Prüfsumme fehlt oder ist falsch; nichts wurde installiert. Sagen Sie es der Person, die Ihnen hilft.' \
      'The digest is missing or wrong; nothing was installed. Tell the person who helps you.'
  has rustdesk || is_new=true
  is_changing=true
  package_manager install "$package" || { [ "$manager" = apt-get ] && apt-get update && package_manager install "$package"; } || fail \
    'Das Paket lässt sich nicht installieren (siehe oben). Beenden Sie andere Installationen; versuchen Sie es erneut.' \
    'The package cannot be installed (see above). End other installations and try again.'
}

has_systemd() { [ -d "$root/run/systemd/system" ]; }
stop_service() { ! has_systemd || systemctl stop rustdesk 2>/dev/null || :; }
start_service() { ! has_systemd || { systemctl enable rustdesk && systemctl start rustdesk; }; }

# Runs a command as a user: in a home directory, a link could lead root to a file of the system.
as() { account=$1; shift; if [ "$account" = root ]; then "$@"; else runuser -u "$account" -- "$@"; fi; }

line() { [ -z "$2" ] || printf "%s = '%s'\n" "$1" "$2"; }
# Writes the server into the settings below a home directory, and keeps all others. Arguments: directory, user.
configure() {
  settings="$1/.config/rustdesk/RustDesk2.toml"
  printf '%s' "$settings" >"$work/path-$2"
  configured="$configured $2"
  as "$2" mkdir -p "${settings%/*}"
  as "$2" cat "$settings" >"$work/before-$2" 2>/dev/null || :
  options=$options awk '
    /^[ \t]*\[/ { in_options = /^[ \t]*\[options\]/ }
    in_options && /^[ \t"]*(custom-rendezvous-server|key|relay-server|api-server)["\t ]*=/ { next }
    { print }
    in_options && /^[ \t]*\[/ { print ENVIRON["options"]; is_written = 1 }
    END { if (!is_written) print "\n[options]\n" ENVIRON["options"] }' <"$work/before-$2" >"$work/settings"
  as "$2" tee "$settings" <"$work/settings" >/dev/null
  as "$2" chmod 600 "$settings"
}

# Sets id, or leaves it empty. The service takes a moment to get one.
read_id() {
  for try in 1 2 3 4 5 6 7 8; do
    id=$(timeout 20 rustdesk --get-id 2>/dev/null | tr -d ' \r' | sed -n '$s/^[A-Za-z0-9_-]\{6,\}$/&/p')
    [ -z "$id" ] || return 0
    # A stop that was late may have ended it.
    systemctl is-active --quiet rustdesk || systemctl start rustdesk || :
    sleep "$try"
  done
}

trap finish EXIT; trap 'exit 130' HUP INT TERM
if [ "$(id -u)" -ne 0 ]; then
  case $0 in *.sh) ! has sudo || ! sudo -v || exec sudo -- sh "$0" ;; esac
  fail 'Es fehlen Administratorrechte. Speichern Sie das Skript, und starten Sie es als root: sh linuxclientinstall.sh' \
    'Administrator rights are missing. Save the script and start it as root: sh linuxclientinstall.sh'
fi
# sudo may keep the user's directory, which RustDesk would fill with files of root.
export HOME="$root/root" XDG_CONFIG_HOME="$root/root/.config" DEBIAN_FRONTEND=noninteractive
detect_system
work=$(mktemp -d); chmod 755 "$work" # apt reads local packages as a user of its own
find_package
install_package
umask 077
if [ -n "$server" ]; then
  case $server$key$relay$api in *\'* | *[[:cntrl:]]*)
    fail 'Das Skript ist beschädigt. Laden Sie es neu herunter.' 'The script is damaged. Download it again.' ;;
  esac
  options=$(line custom-rendezvous-server "$server"; line key "$key"; line relay-server "$relay"; line api-server "$api")
  is_changing=true
  # A running RustDesk would write its own settings over these: the service's and the user's.
  stop_service
  configure "$root/root" root
  user=${SUDO_USER:-${DOAS_USER:-$(logname 2>/dev/null || :)}}
  home=$(getent passwd "$user" | cut -d: -f6)
  if [ -n "$home" ] && [ "$user" != root ] && [ -d "$root$home" ]; then configure "$root$home" "$user"; fi
fi
start_service || fail 'Der Dienst von RustDesk startet nicht. Starten Sie den Rechner neu und dann das Skript noch einmal.' \
  "RustDesk's service does not start. Restart the computer, then start the script again."
is_changing=false
! has_systemd || read_id
say "Fertig. Ihre ID ist ${id:-die, die RustDesk anzeigt}. Nennen Sie sie der Person, die Ihnen hilft, und bestätigen Sie dann die Verbindung." \
  "Done. Your ID is ${id:-the one that RustDesk shows}. Tell it to the person who helps you, then accept the connection."
