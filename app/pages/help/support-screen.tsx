import { BookOpen, CircleHelp, Mail, PackageSearch, RotateCcw, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { InfoFrame } from '../info-frame.tsx'
import type { InfoData } from '../load-info.server.ts'

const WAYS = [
  { name: 'track', to: '/order-tracking', Icon: PackageSearch },
  { name: 'returns', to: '/return-policy', Icon: RotateCcw },
  { name: 'shipping', to: '/shipping-info', Icon: Truck },
  { name: 'faq', to: '/faq', Icon: CircleHelp },
  { name: 'guide', to: '/documentation', Icon: BookOpen },
  { name: 'write', to: '/contact', Icon: Mail },
] as const

/** Where help is: the six ways most people need, then how we help and what if we do not. */
export default function SupportScreen({ loaderData: { facts, written } }: { loaderData: InfoData }) {
  const { t } = useTranslation('pages-support')
  const ways = (
    <ul className="mt-6 grid gap-3 sm:grid-cols-2">
      {WAYS.map(({ name, to, Icon }) => (
        <li key={name}>
          <Link
            to={to}
            className="group flex h-full items-start gap-4 rounded-card border border-line bg-surface p-5 transition-shadow hover:border-indigo hover:shadow-card"
          >
            <Icon className="mt-0.5 size-6 shrink-0 text-gold" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold group-hover:text-indigo">{t(`ways.${name}.title`)}</span>
              <span className="mt-0.5 block text-sm text-ink-soft">{t(`ways.${name}.text`, { days: facts.returnDays })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
  return <InfoFrame page="support" facts={facts} written={written} after={{ lead: ways }} />
}
