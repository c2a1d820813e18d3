import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface S3Store {
  /** For FILES_URL. */
  url: string
  origin: string
  /** The key as Amazon's client looks for it, for processes of their own. */
  environment: Record<string, string>
  close(): Promise<void>
}

/**
 * One empty bucket of a server that speaks S3: of `s3rver` on loopback, or of the one at `TEST_S3_ENDPOINT`, whose key Amazon's client finds as usual and which may
 * make buckets. Closing takes the bucket away.
 */
export async function startS3Store(): Promise<S3Store> {
  const given = process.env['TEST_S3_ENDPOINT']
  return given === undefined ? await startS3rver() : await newBucketAt(given)
}

const storeOf = (origin: string, bucket: string, close: () => Promise<void>): S3Store => ({
  url: `s3://${bucket}/shop?endpoint=${origin}`,
  origin,
  environment: Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('AWS_'))) as Record<string, string>,
  close,
})

async function startS3rver(): Promise<S3Store> {
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
  return storeOf(`http://127.0.0.1:${port}`, 'pictures', async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })
}

async function newBucketAt(origin: string): Promise<S3Store> {
  const { CreateBucketCommand, DeleteBucketCommand, DeleteObjectCommand, paginateListObjectsV2, S3Client } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({ endpoint: origin, forcePathStyle: true, region: process.env['AWS_REGION'] ?? 'us-east-1' })
  const Bucket = `chitra-test-${randomUUID()}`
  await client.send(new CreateBucketCommand({ Bucket }))
  return storeOf(origin, Bucket, async () => {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }))
    await client.send(new DeleteBucketCommand({ Bucket }))
  })
}
