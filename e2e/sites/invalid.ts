/** A configuration with mistakes. `defineConfig` is left out because the compiler would reject them. */
export default { github: { username: 'octocat' }, themeConfig: { defaultTheme: 'purple' } };
