/** 410 only for a link that is over; an early or paused one may lead somewhere later. */
export const statusOfStand = { leads: 200, early: 404, paused: 404, over: 410 } as const
