import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { AgainHost } from '../cart/again/again-host.tsx'
import { CartHost } from '../cart/cart-host.tsx'
import { QuickViewHost } from '../catalog/quick-view/quick-view-host.tsx'
import { ChatHost } from '../chat/widget/chat-host.tsx'
import { CurrencyProvider } from '../money/currency-choice.tsx'
import { NotificationsHost } from '../notifications/notifications-host.tsx'
import { ToasterHost } from '../ui/toaster.tsx'
import { LookHost } from '../staff/impersonation/look-host.tsx'
import { WishlistHost } from '../wishlist/wishlist-host.tsx'
import { FixedRates } from './fixed-rates.tsx'
import { asleep } from '../ui/asleep.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useHandles } from './html-facts.ts'
import type { Shell } from './load-shell.server.ts'
import { useSlowTransitions } from './slow-transitions.ts'
import { Part } from '../ui/part.tsx'

const SleepingFooter = asleep(Footer)

type FrameProps = {
  shell: Pick<Shell, 'currency' | 'rates' | 'menu' | 'geoUrl' | 'year'>
  children: ReactNode
}

/** Header, page, footer. A screen with a frame of its own (`handle.bare`) gets only what every page needs: currency, notices. */
export function ShellFrame({ shell, children }: FrameProps) {
  const { t } = useTranslation('shell')
  const bare = useHandles().some((handle) => handle.bare)
  return (
    <CurrencyProvider currency={shell.currency} rates={shell.rates} geoUrl={shell.geoUrl}>
      <a
        href="#main"
        className="fixed start-4 top-2 z-50 -translate-y-[calc(100%+1rem)] rounded-control bg-indigo px-5 py-3 font-semibold text-on-indigo focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Progress />
      <div className="flex min-h-dvh flex-col">
        {!bare && (
          <Part>
            <Header menu={shell.menu} />
          </Part>
        )}
        <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-6.5rem)] outline-none">
          <FixedRates />
          {children}
        </main>
        {!bare && (
          <Part>
            <SleepingFooter year={shell.year} />
          </Part>
        )}
      </div>
      {!bare && (
        <>
          <Part silent>
            <QuickViewHost />
          </Part>
          <Part silent>
            <CartHost />
          </Part>
          <Part silent>
            <AgainHost />
          </Part>
          <Part silent>
            <WishlistHost />
          </Part>
          <Part silent>
            <NotificationsHost />
          </Part>
          <Part silent>
            <ChatHost />
          </Part>
        </>
      )}
      <Part silent>
        <LookHost />
      </Part>
      <Part silent>
        <ToasterHost />
      </Part>
    </CurrencyProvider>
  )
}

/** A silk thread along the top while the next page is on its way; it appears only when that takes a moment. */
function Progress() {
  const { t } = useTranslation('shell')
  const { state } = useNavigation()
  useSlowTransitions()
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-50 block h-0.5">
      {state !== 'idle' && (
        <>
          <span className="sr-only">{t('status.loading')}</span>
          <span className="page-progress block h-full bg-gold-thread" />
        </>
      )}
    </output>
  )
}
