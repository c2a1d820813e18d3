import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface S3Store {
  /** For FILES_URL. */
  url: string
  origin: string
  close(): Promise<void>
}

/** A server on loopback that speaks S3, with one empty bucket. Sets the key that Amazon's client looks for. */
export async function startS3Store(): Promise<S3Store> {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'us-east-1' })
  const directory = mkdtempSync(join(tmpdir(), 'chitra-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  const { port } = await server.run()
  const origin = `http://127.0.0.1:${port}`
  return {
    url: `s3://pictures/shop?endpoint=${origin}`,
    origin,
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
