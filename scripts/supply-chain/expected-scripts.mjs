/**
 * Packages that ask for a script at installation, and why they work without: `.npmrc` runs none of
 * them. Each new one is looked at before it is named here.
 */
export const EXPECTED_SCRIPTS = {
  esbuild: 'its script only swaps a launcher for the program, which comes as a package of its own',
}
