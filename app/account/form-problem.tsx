import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AuthProblem } from './auth-problem.ts'
import { ResendLetter } from './resend-letter.tsx'

/** Why the server refused, read out at once, with what can be done about it. The form keeps what was typed. */
export function FormProblem({ problem, email = '' }: { problem: AuthProblem | undefined; email?: string }) {
  const { t } = useTranslation(['account', 'errors', 'shell'])
  return (
    <div role="alert">
      {problem && (
        <div className="rounded-control border border-terracotta bg-terracotta-wash px-4 py-3">
          <p className="font-semibold text-terracotta">{problem.words ?? t(problem.key)}</p>
          {problem.reasons && problem.reasons.length > 0 && (
            <ul className="mt-1 list-disc ps-5 text-sm">
              {problem.reasons.map((reason) => (
                <li key={reason}>{t(reason)}</li>
              ))}
            </ul>
          )}
          {problem.remedy === 'resend' && email && <ResendLetter email={email} className="mt-2" />}
          {problem.remedy === 'reset' && (
            <Link to="/auth/reset-password" state={{ email }} className="link mt-1 inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11">
              {t('signIn.forgot')}
            </Link>
          )}
          {problem.remedy === 'write' && (
            <Link to="/contact" className="link mt-1 inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11">
              {t('shell:pages.contact')}
            </Link>
          )}
          {problem.remedy === 'sign-in' && (
            <Link to="/auth" className="link mt-1 inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11">
              {t('signIn.title')}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
