/** Where the web app manifest stands, before its language is added. */
export const manifestPath = '/site.webmanifest'
