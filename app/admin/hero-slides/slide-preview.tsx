import { ShopPreview } from '../../desk-kit/shop-preview.tsx'
import { Hero } from '../../home/hero.tsx'
import type { SlideTexts } from './slide.ts'

type SlidePreviewProps = { image: string; link: string; texts: SlideTexts }

/** The slide as the home page shows it. */
export const SlidePreview = ({ image, link, texts }: SlidePreviewProps) => (
  <ShopPreview>
    {(language) => {
      const words = texts[language] ?? texts.en ?? { title: '', subtitle: '' }
      return <Hero slides={[{ image, link, title: words.title, subtitle: words.subtitle }]} products={[]} numbers={undefined} />
    }}
  </ShopPreview>
)
