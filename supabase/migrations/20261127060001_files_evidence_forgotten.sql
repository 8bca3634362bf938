-- What somebody showed about who they are is kept no longer than it is of use: the decision stays, its papers go.
insert into public.shop_settings (key, value, description, least, most) values
  ('sellers.papers_keep_days', '30', 'Days for which the papers of an application are kept after it was approved or turned away.', 1, 365),
  ('sellers.draft_papers_days', '180', 'Days for which papers are kept for an application that nobody hands in or answers.', 30, 730);

create function private.appeal_waits(p_kind text, p_about uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case p_kind
    when 'hold' then exists (select from public.payout_holds h
      where h.id = p_about and h.appealed_at is not null and h.appeal_decided_at is null and h.released_at is null)
    when 'debt' then exists (select from public.seller_debts d where d.id = p_about and d.appealed_at is not null and d.appeal_decided_at is null
      and d.ended_at is null)
    else false end
$$;
comment on function private.appeal_waits(text, uuid) is 'Whether somebody still has to decide about what papers were shown with.';
revoke all on function private.appeal_waits(text, uuid) from public;

create function private.forget_evidence_of(p_person uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.evidence_uses u where u.given_by = p_person and not private.appeal_waits(u.kind, u.about);
  delete from storage.objects o where o.bucket_id = 'seller-evidence' and o.path_tokens[1] = p_person::text
     and not exists (select from private.evidence_uses u where u.path = o.name);
$$;
comment on function private.forget_evidence_of(uuid) is
  'Takes away every paper somebody brought. Those of an appeal that waits are their shop''s, too: `private.forget_evidence` takes them when it is decided.';
revoke all on function private.forget_evidence_of(uuid) from public;

create function private.forget_evidence() returns void
language plpgsql security definer set search_path = '' as $$
declare
  closed_before constant timestamptz := private.now() - make_interval(days => private.setting('sellers.papers_keep_days')::int);
  draft_before constant timestamptz := private.now() - make_interval(days => private.setting('sellers.draft_papers_days')::int);
begin
  -- Whoever was turned away may be about to hand in again: their application is locked then, and waits for the next night.
  with closed as (
    select a.person_id from public.seller_applications a
     where a.status in ('approved', 'rejected') and a.decided_at < closed_before
       and exists (select from public.application_parts p where p.person_id = a.person_id and p.papers <> '{}')
       for update skip locked)
  update public.application_parts p set papers = '{}' from closed c where p.person_id = c.person_id and p.papers <> '{}' and p.saved_at < closed_before;
  update public.application_parts p set papers = '{}' where p.papers <> '{}' and greatest(p.saved_at, p.asked_at) < draft_before
     and not exists (select from public.seller_applications a where a.person_id = p.person_id and a.status = 'pending');
  delete from private.evidence_uses u where u.kind = 'application'
     and not exists (select from public.application_parts p where p.person_id = u.given_by and u.path = any (p.papers))
     and not exists (select from public.seller_applications a where a.id = u.about
       and (a.status = 'pending' or greatest(a.decided_at, u.given_at) >= case a.status when 'needs_changes' then draft_before else closed_before end));
  delete from private.evidence_uses u where u.kind in ('hold', 'debt') and u.given_by is null and not private.appeal_waits(u.kind, u.about);
  delete from storage.objects o where o.bucket_id = 'seller-evidence' and o.created_at < private.now() - interval '1 day'
     and not exists (select from private.evidence_uses u where u.path = o.name)
     and not exists (select from public.application_parts p where p.person_id = private.as_uuid(o.path_tokens[1]) and o.name = any (p.papers));
end
$$;
comment on function private.forget_evidence() is
  'Daily: removes papers of decided and of forgotten applications, of people who have left, and those nobody was shown.';
revoke all on function private.forget_evidence() from public;
grant execute on function private.forget_evidence() to service_role;
