import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { ContactForm } from '#app/forms/parts/contact-form.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { samePath } from '#app/seo/paths-of.ts'
import { ContactPage } from './contact-page.tsx'

export const Route = createFileRoute('/{-$locale}/contact')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('contact', context),
  head: ({ matches, loaderData }) =>
    describePage(
      matches,
      loaderData && {
        ...loaderData.words,
        description: loaderData.words.lead,
        paths: samePath('/contact', loaderData.words.languages),
      },
    ),
  component: Contact,
})

function Contact() {
  const { words, branches } = Route.useLoaderData()
  return (
    <ContactPage words={words} branches={branches} form={<ContactForm branches={branches} />} />
  )
}
