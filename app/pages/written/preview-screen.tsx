import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import AboutScreen from '../company/about-screen.tsx'
import PressScreen from '../company/press-screen.tsx'
import ContactScreen from '../contact/contact-screen.tsx'
import FeesScreen from '../fees/fees-screen.tsx'
import ShippingScreen from '../help/shipping-screen.tsx'
import SupportScreen from '../help/support-screen.tsx'
import type { InfoName, ShopFacts } from '../info-pages.ts'
import InfoScreen from '../info-screen.tsx'
import CookiesScreen from '../legal/cookies-screen.tsx'
import type { InfoData } from '../load-info.server.ts'
import OwnScreen from './own-screen.tsx'
import { isInfoName, type Written } from '../page-text.ts'

/** Pages that have more than text; the others are text alone. */
const SCREENS: Readonly<Partial<Record<InfoName, ComponentType<{ loaderData: InfoData }>>>> = {
  about: AboutScreen,
  press: PressScreen,
  contact: ContactScreen,
  fees: FeesScreen,
  shipping: ShippingScreen,
  support: SupportScreen,
  cookies: CookiesScreen,
}

/** A page as readers will see it, and that they do not see it yet. */
export default function PreviewScreen({ loaderData: { facts, written } }: { loaderData: { facts: ShopFacts; written: Written } }) {
  const { t } = useTranslation('pages-written')
  const { id } = written
  const Screen = isInfoName(id) ? (SCREENS[id] ?? InfoScreen) : undefined
  return (
    <>
      <div className="wrap pt-4">
        <Notice tone="news">{t('preview')}</Notice>
      </div>
      {Screen && isInfoName(id) ? <Screen loaderData={{ page: id, facts, written }} /> : <OwnScreen loaderData={{ written }} />}
    </>
  )
}
