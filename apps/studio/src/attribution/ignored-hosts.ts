/** Sites that send people back to where they were: they are no source (ATTR-09). */
export const defaultIgnoredHosts = [
  'accounts.google.com',
  'appleid.apple.com',
  'login.microsoftonline.com',
  'login.live.com',
  'paypal.com',
  'checkout.stripe.com',
  'moyasar.com',
  'tap.company',
  'hyperpay.com',
  'checkout.com',
  'payfort.com',
  'paytabs.com',
  'nafath.sa',
  'iam.gov.sa',
]
