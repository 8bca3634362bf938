-- Why: a payout that the bank has sent back waits until somebody has seen to it: the account is wrong, or the bank was. Its money is in the balance again.

alter table public.payouts add column looked_at timestamptz;
comment on column public.payouts.looked_at is 'When somebody has seen to a payout that failed.';
create index payouts_failed on public.payouts (updated_at, id) where status = 'failed' and looked_at is null;

create function public.settle_failed_payout(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('payouts.approve');
  perform private.demand_reason(p_reason);
  update public.payouts set looked_at = private.now() where id = p_id and status = 'failed' and looked_at is null;
  if not found then raise exception 'This payout does not wait any more.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('payouts.look', p_id::text, '{}', p_reason);
end
$$;
comment on function public.settle_failed_payout(uuid, text) is
  'Somebody has seen to a payout that failed; the reason says how. HT005 already_decided for the second.';
revoke execute on function public.settle_failed_payout(uuid, text) from public, anon;
grant execute on function public.settle_failed_payout(uuid, text) to authenticated;
