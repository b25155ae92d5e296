// For health checks of containers, whose images hold no curl: node healthy.mjs ADDRESS
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(4000) }).catch(
  () => undefined,
)
process.exit(answer?.ok ? 0 : 1)
