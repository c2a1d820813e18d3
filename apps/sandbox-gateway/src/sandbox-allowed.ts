/** @throws in production, where the sandbox could be mistaken for the real gateway, unless it is allowed explicitly */
export function assertSandboxAllowed(env: Record<string, string | undefined>): void {
  if (env.NODE_ENV !== 'production' || env.CHITRA_ALLOW_SANDBOX === 'yes') return
  throw new Error('The sandbox gateway takes no money and does not start with NODE_ENV=production unless CHITRA_ALLOW_SANDBOX=yes.')
}
