/** Facts for search engines (schema.org) as a data block; never run. `<` would end the block early if a text held `</script>`. */
export const JsonLd = ({ json }: { json: string }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />
)
