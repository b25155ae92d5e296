/** A server that speaks S3 for tests, with one bucket, whose objects lie in a folder. */
import S3rver from '@20minutes/s3rver'

/** The only key that it takes, and its secret. */
export const bucketKey = 'S3RVER'

type Options = { port: number; directory: string; name: string }

/** Started again on the same folder it holds what it held. */
export async function startBucket({ port, directory, name }: Options): Promise<S3rver> {
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name }],
  })
  await server.run()
  return server
}

/** What an installation is told so that its files stand there, below a prefix. */
export const bucketSettings = ({ port, name }: Omit<Options, 'directory'>, prefix: string) => ({
  FILES_BUCKET: `s3://${name}/${prefix}`,
  FILES_BUCKET_ENDPOINT: `http://127.0.0.1:${port}`,
  FILES_BUCKET_KEY_ID: bucketKey,
  FILES_BUCKET_SECRET: bucketKey,
})
