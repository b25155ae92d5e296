import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { ContactForm } from '#app/forms/parts/contact-form.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeContact } from '#app/seo/descriptions/contact.ts'
import { ContactPage } from './contact-page.tsx'

export const Route = createFileRoute('/{-$locale}/contact')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('contact', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeContact(loaderData)),
  component: Contact,
})

function Contact() {
  const { words, branches } = Route.useLoaderData()
  return (
    <ContactPage words={words} branches={branches} form={<ContactForm branches={branches} />} />
  )
}
