/** The functions by which staff decide what waits in their inbox: members may call them, and each asks for its permission (`refusal-matrix.ts` has all others). */
export const CALLABLE_WORK = {
  'public.assign_work': 'members',
  'public.colleagues_for': 'members',
  'public.confirm_cash': 'members',
  'public.give_up_job': 'members',
  'public.give_up_letter': 'members',
  'public.judge_message_report': 'members',
  'public.open_reported_talk': 'members',
  'public.order_letters': 'members',
  'public.resend_letter': 'members',
  'public.retry_job': 'members',
  'public.settle_failed_payout': 'members',
} as const
