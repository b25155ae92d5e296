import { createContext, useContext } from 'react'

type Hosts = readonly string[] | undefined

const ImageHosts = createContext<Hosts>(undefined)

/** Tells pictures which remote hosts the image endpoint reads (`IMAGE_DOMAINS`). */
export const ImageHostsProvider = ImageHosts.Provider

/** Exact host names; none where nobody provides them. */
export const useImageHosts = (): readonly string[] => useContext(ImageHosts) ?? none

const none: readonly string[] = []
