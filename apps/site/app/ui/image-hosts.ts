import { createContext, useContext } from 'react'

const ImageHosts = createContext<readonly string[]>([])

/** Tells pictures which remote hosts the image endpoint may read (`IMAGE_DOMAINS`). */
export const ImageHostsProvider = ImageHosts.Provider

/** Exact host names; empty where nobody provides them. */
export const useImageHosts = () => useContext(ImageHosts)
