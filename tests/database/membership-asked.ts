const EXCLUDED = 'what nobody may do to their own shop, whether or not their desk is closed'
const TOLD = 'its people are told what happens, so that a closed desk does not leave buyers waiting unheard'
const SHOWN = 'staff read who belongs to a shop'
const FACT = 'a fact about a shop or a person, no right'

/** Everything in the database that asks who belongs to a shop (`seller_members`), and why it does not ask who may act for it (`acting_members`). */
export const MEMBERSHIP_ASKED: Readonly<Record<string, string>> = {
  'private.accept_shop_invitation': 'writes a member who said yes',
  'private.account_changed': TOLD,
  'private.acting_members': 'who may act is made of it',
  'private.approve_seller': 'writes the first member',
  'private.automation_deed': EXCLUDED,
  'private.begin_debt_repayment': 'whoever owes may pay',
  'private.demand_correction_fits': EXCLUDED,
  'private.demand_another_owner': 'a shop keeps its last owner, whether or not their desk is closed',
  'private.demand_not_my_chargeback': EXCLUDED,
  'private.demand_others_shop': EXCLUDED,
  'private.everything_about': 'everybody may take their own data with them',
  'private.factor_due': 'of whom a second factor is demanded',
  'private.factor_lacking': 'of whom a second factor is demanded',
  'private.facts_of_account': SHOWN,
  'private.fees_due': FACT,
  'private.follow_staff': FACT,
  'private.holder_is_known': FACT,
  'private.is_own_shop': EXCLUDED,
  'private.match_saved_searches': EXCLUDED,
  'private.note_shop_act': 'what was done is written down, whether or not the desk was closed meanwhile',
  'private.open_conversation': EXCLUDED,
  'private.plan_obstacle': FACT,
  'private.referral_signals': EXCLUDED,
  'private.refuse_publication': TOLD,
  'private.seller_owner': FACT,
  'private.seller_to_judge': EXCLUDED,
  'private.shop_has_plan': FACT,
  'private.tell_of_case': TOLD,
  'private.tell_of_message': TOLD,
  'private.tell_of_order': TOLD,
  'private.tell_of_quote': TOLD,
  'private.tell_of_review': TOLD,
  'private.tell_owners': TOLD,
  'private.trust_facts': FACT,
  'private.why_account_stays': FACT,
  'private.write_shop_act': 'what was done is written down, whether or not the desk was closed meanwhile',
  'public.approve_payout': EXCLUDED,
  'public.change_shop_member': 'asks lock_team whether the caller may, then changes whoever belongs to it',
  'public.deny_account_change': 'whoever says "it was not me" protects the shop',
  'public.factor_rules': SHOWN,
  'public.invite_to_shop': 'asks lock_team whether the caller may; who belongs to it is not invited',
  'public.open_order_talk': 'asks private.may_in_shop whether the caller may; who belongs to the shop is no buyer of it',
  'public.person_sheet': SHOWN,
  'public.remove_shop_member': 'everybody may leave; who takes others off is asked by lock_team',
  'public.seller_sheet': SHOWN,
  'public.shop_team': 'asks may_in_shop whether the caller may read it; shows also who cannot act yet',
}

/** What refuses whoever may not act for a shop. Everything else that speaks of one's own shop in the negative excludes, and asks `is_own_shop`. */
export const RIGHTS_ASKED: readonly string[] = [
  'public.answer_quote',
  'public.ask_for_credential',
  'public.decline_quote',
  'public.keep_listing_draft',
  'public.seller_analytics',
  'public.seller_statement',
]
