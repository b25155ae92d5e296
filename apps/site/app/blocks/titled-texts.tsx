import { Grid } from '#app/ui/page.tsx'

/** Short texts under their titles, side by side: values, deliverables, proofs. */
export function TitledTexts({ texts }: { texts: readonly { title: string; text: string }[] }) {
  return (
    <Grid>
      {texts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Grid>
  )
}
