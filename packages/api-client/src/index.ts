export { type ApiClient, asForm, type ClientOptions, createApiClient, take } from './client.ts'
export { ApiError, toApiError } from './errors.ts'
export { type FileAnswer, readFileAnswer } from './files.ts'
export type { components, operations, paths } from './generated/schema.ts'
