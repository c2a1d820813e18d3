export { startSandboxGateway } from './gateway.ts'
export type { SandboxGateway } from './gateway.ts'
export type { SandboxGatewayOptions } from './options.ts'
