import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A row of a table that may fail by itself: what somebody else has written never takes the other rows along. */
export class RowPart extends Component<{ span: number; children: ReactNode }, { failed: boolean; of: ReactNode }> {
  override state = { failed: false, of: this.props.children }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  static getDerivedStateFromProps({ children }: { children: ReactNode }, { of }: { of: ReactNode }) {
    return children === of ? null : { failed: false, of: children }
  }
  override render() {
    return this.state.failed ? <FailedRow span={this.props.span} /> : this.props.children
  }
}

function FailedRow({ span }: { span: number }) {
  const { t } = useTranslation('desk-kit')
  return (
    <tr className="border-b border-line last:border-0">
      <td colSpan={span} className="px-3 py-2 text-ink-soft">
        {t('list.rowFailed')}
      </td>
    </tr>
  )
}
