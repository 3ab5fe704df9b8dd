/** A configuration with mistakes, without the help of `defineConfig`, which would show them in the editor. */
export default { github: { username: 'octocat' }, themeConfig: { defaultTheme: 'purple' } };
