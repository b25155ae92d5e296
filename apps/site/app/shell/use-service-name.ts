import { useLoaderData } from '@tanstack/react-router'

/** What the studio calls a service; its key where the studio does not say. */
export function useServiceName() {
  const shell = useLoaderData({ from: '/{-$locale}' })
  return (key: string) => shell?.services.find((service) => service.key === key)?.name ?? key
}
