export type LlmsFacts = { name: string; lead: string; parts: readonly { title: string; links: readonly { title: string; url: string; about: string }[] }[] }

const line = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Markdown in the form of llmstxt.org: a title, a summary as a quote, and lists of links with what stands behind them. Parts without links are left out. */
export const llms = ({ name, lead, parts }: LlmsFacts): string =>
  [
    `# ${name}`,
    `> ${line(lead)}`,
    ...parts
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) =>
        [
          `## ${title}`,
          '',
          ...links.map((link) => `- [${line(link.title).replace(/[[\]]/g, '')}](${link.url})${link.about ? `: ${line(link.about)}` : ''}`),
        ].join('\n'),
      ),
    '',
  ].join('\n\n')
