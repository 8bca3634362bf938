import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { ProvinceName } from '../province/province-name.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import { againFrom, type ApplicationRow } from './application-row.ts'

/** One application: what was asked, what was answered and why, and from when it may be asked again. */
export default function ApplicationsShow() {
  const { t } = useTranslation('admin-applications')
  return (
    <RecordPage<ApplicationRow>
      renderTitle={({ business_name: name }) => name || t('unnamed')}
      renderBadges={({ status }) => <ApplicationBadge state={status} />}
    >
      {(application) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <WaitingHere kind="application" id={application.id} />
            <Asked application={application} />
          </div>
          <ActsPanel noun="sellers" subjects={[application.id]} />
        </div>
      )}
    </RecordPage>
  )
}

function Asked({ application }: { application: ApplicationRow }) {
  const { t } = useTranslation(['admin-applications', 'admin-sellers'])
  const { decided_at: decided, description, person_id: person, reason, seller_id: seller } = application
  const again = againFrom(application)
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.created')}>
          <Moment at={application.created_at} />
        </Fact>
        <Fact name={t('type')}>{t(`admin-sellers:filters.business_typeOptions.${application.business_type}`)}</Fact>
        <Fact name={t('columns.province')}>
          <ProvinceName code={application.province} />
        </Fact>
        <Fact name={t('description')}>{description !== '' && <span className="whitespace-pre-line">{description}</span>}</Fact>
        <Fact name={t('person')}>
          <RecordLink to="people" id={person}>
            {t('toPerson')}
          </RecordLink>
        </Fact>
        {seller !== null && (
          <Fact name={t('shop')}>
            <RecordLink to="sellers" id={seller}>
              {application.business_name || t('unnamed')}
            </RecordLink>
          </Fact>
        )}
        <Fact name={t('columns.decided')}>{decided !== null && <Moment at={decided} />}</Fact>
        <Fact name={t('columns.reason')}>{reason !== '' && <span className="whitespace-pre-line">{reason}</span>}</Fact>
        <Fact name={t('columns.again')}>{again !== undefined && <Moment at={again} />}</Fact>
      </Facts>
    </Panel>
  )
}
