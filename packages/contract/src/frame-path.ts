/** Where the site shows what stands in a frame: a page of our own around one of the list. */
export const framePath = (service: string, id: string): string => `/_frame/${service}/${id}`
