import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CampaignBadge } from '../campaigns/campaign-badge.tsx'
import { missingIn, type SlideRow, standingOf, titleIn } from './slide.ts'
import { SlideForm } from './slide-form.tsx'
import { SlidePreview } from './slide-preview.tsx'

/** One slide: as visitors see it, what it says in each language, when; changed where it is read. */
export default function HeroSlidesShow() {
  const { i18n } = useTranslation()
  const [editing, setEditing] = useState(false)
  return (
    <RecordPage<SlideRow>
      renderTitle={({ texts }) => titleIn(texts, i18n.language)}
      renderBadges={(slide) => <CampaignBadge of={standingOf(slide)} />}
      renderActions={(slide) => <Deeds slide={slide} editing={editing} onEdit={() => setEditing(true)} />}
    >
      {(slide) => (editing ? <SlideForm slide={slide} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} /> : <Slide slide={slide} />)}
    </RecordPage>
  )
}

function Slide({ slide }: { slide: SlideRow }) {
  const { t } = useTranslation('admin-hero-slides')
  const missing = missingIn(slide.texts)
  return (
    <div className="flex flex-col gap-4">
      <SlidePreview image={slide.image_url} link={slide.link} texts={slide.texts} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('facts')}>
          <Facts>
            <Fact name={t('fields.link')}>{slide.link}</Fact>
            <Fact name={t('columns.starts')}>{slide.starts_at ? <Moment at={slide.starts_at} /> : t('atOnce')}</Fact>
            <Fact name={t('columns.ends')}>{slide.ends_at ? <Moment at={slide.ends_at} /> : t('noEnd')}</Fact>
          </Facts>
        </Panel>
        <Panel title={t('words')}>
          <dl className="flex flex-col gap-3 text-sm">
            {LANGUAGES.flatMap((language) => {
              const words = slide.texts[language]
              return words
                ? [
                    <div key={language}>
                      <dt className="text-ink-soft">{LANGUAGE_NAMES[language]}</dt>
                      <dd lang={language}>
                        <span className="font-semibold">{words.title}</span>
                        <span className="block">{words.subtitle}</span>
                      </dd>
                    </div>,
                  ]
                : []
            })}
          </dl>
          {missing.length > 0 && (
            <p className="mt-3 text-sm text-ink-soft">{t('missingIn', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(', ') })}</p>
          )}
        </Panel>
      </div>
    </div>
  )
}

type DeedsProps = { slide: SlideRow; editing: boolean; onEdit: () => void }

/** What may be done with a slide; each has its way back, so none asks why. */
function Deeds({ slide, editing, onEdit }: DeedsProps) {
  const { t, i18n } = useTranslation('admin-hero-slides')
  const may = useMay()
  const { act, busy } = useAct()
  if (!may('content.write') || editing) return null
  const move = (to: 'shown' | 'hidden' | 'archived' | 'restored') => (
    <Button
      key={to}
      size="small"
      look="quiet"
      busy={busy}
      onClick={() =>
        void act({
          ask: () => askDatabase('move_hero_slide', { p_id: slide.id, p_to: to }),
          done: t(`moves.${to}.done`, { title: titleIn(slide.texts, i18n.language) }),
        })
      }
    >
      {t(`moves.${to}.verb`)}
    </Button>
  )
  if (slide.archived_at !== null) return move('restored')
  return (
    <>
      <Button size="small" onClick={onEdit}>
        {t('change')}
      </Button>
      <ButtonLink size="small" look="quiet" to={`/admin/hero-slides/create?of=${slide.id}`}>
        {t('copy')}
      </ButtonLink>
      {move(slide.is_active ? 'hidden' : 'shown')}
      {move('archived')}
    </>
  )
}
