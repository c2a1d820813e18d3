// The walls of docs/architecture.md: who may import whom, told by folder names alone.
const nothingBut = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(apps|packages|demo|e2e|bench)/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    nothingBut('account-rules-import-nothing', '^packages/account-rules/src', '^packages/account-rules/'),
    nothingBut('messages-import-tax-money-and-paths', '^packages/messages/src', '^packages/(messages|gst|money|paths)/'),
    nothingBut('gst-imports-money', '^packages/gst/src', '^packages/(gst|money)/'),
    nothingBut('money-imports-nothing', '^packages/money/src', '^packages/money/'),
    nothingBut('paths-import-nothing', '^packages/paths/src', '^packages/paths/'),
    nothingBut('ui-imports-itself', '^packages/ui/src', '^packages/ui/'),
    {
      name: 'ui-is-dumb',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: 'node_modules/(jotai|react-router|react-router-dom|openapi-fetch|zod)/' },
    },
    {
      name: 'primitives-before-patterns',
      severity: 'error',
      from: { path: '^packages/ui/src/primitives' },
      to: { path: '^packages/ui/src/patterns' },
    },
    // Texts and pages for Storybook: no app has them, and neither does the published kit.
    {
      name: 'guides-are-for-storybook',
      severity: 'error',
      from: { pathNot: '^packages/ui/src/(guides|playground)/|\\.guide\\.ts$' },
      to: { path: '^packages/ui/src/(guides|playground)/|\\.guide\\.ts$' },
    },
    nothingBut('client-imports-itself', '^packages/api-client/src', '^packages/api-client/'),
    { name: 'client-knows-no-screen', severity: 'error', from: { path: '^packages/api-client/src' }, to: { path: 'node_modules/react' } },
    {
      name: 'features-stay-apart',
      severity: 'error',
      from: { path: '^apps/storefront/src/features/([^/]+)/' },
      to: { path: '^apps/storefront/src/(features/(?!$1/)|app/)' },
    },
    {
      name: 'nothing-imports-app',
      severity: 'error',
      from: { path: '^apps/storefront/src/', pathNot: '^apps/storefront/src/app/' },
      to: { path: '^apps/storefront/src/app/' },
    },
    // The server's own code is typed and run without the storefront: what it renders pages with is built, and loaded by its path.
    {
      name: 'server-knows-no-storefront',
      severity: 'error',
      from: { path: '^apps/api/src' },
      to: { path: '^apps/storefront/', pathNot: '^apps/storefront/src/rendering\\.ts$' },
    },
    nothingBut('storefront-knows-no-server', '^apps/storefront/src', '^(apps/storefront|packages)/'),
    {
      name: 'modules-by-their-index',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/(?!$1/)[^/]+/(?!index\\.ts$)' },
    },
    // What speaks HTTP beside the contract's calls (pages, pictures, the windows of sign-ins) stands in `server`.
    {
      name: 'modules-know-no-server',
      severity: 'error',
      from: { path: '^apps/api/src/modules' },
      to: { path: 'node_modules/fastify/|^apps/api/src/server/' },
    },
    {
      name: 'rules-on-paper',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/$1\\.ts$' },
      to: { path: '^apps/api/src/(platform|server)/|-store\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/api/src/platform' },
      to: { path: '^apps/api/src/(modules|server)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.(test|stories)\\.tsx?$|/dist/|/testing/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
