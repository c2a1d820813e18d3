import { type DestinationStream, pino, type Logger } from 'pino'

export type Log = Logger

/** Writes JSON lines. Whatever gives access to an account or to money is redacted: tokens, passwords, signatures, codes. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      redact: { paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.signature'], censor: '[redacted]' },
      serializers: {
        req: (request: { method: string; url: string; ip: string }) => ({
          method: request.method,
          url: withoutSecrets(request.url),
          ip: request.ip,
        }),
      },
    },
    destination,
  )
}

/** Removes the secrets of an address: query values, and the tokens of links to reset a password or to a board. */
export function withoutSecrets(url: string): string {
  return url
    .replace(/([?&](?:signature|code|state|file_url|token)=)[^&]*/g, '$1…')
    .replace(/(\/(?:updatePassword|reset-password|undo-email-change|shared-boards|board)\/)[^/?]+/g, '$1…')
}
