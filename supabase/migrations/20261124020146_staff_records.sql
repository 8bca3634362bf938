-- Why: the page of a record shows what the inbox shows while the record waits for a decision, and who did what with it, for whoever may read the record.

create function public.work_about(p_kind text, p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text;
begin
  select permission into wanted from public.work_kinds where kind = p_kind;
  if wanted is null or not private.may(wanted) then
    raise exception 'This needs the permission %.', coalesce(wanted, 'to see it') using errcode = '42501';
  end if;
  if not private.work_waits(p_kind, p_key) then return null; end if;
  return (
    select jsonb_build_object('facts', coalesce(private.work_facts(p_kind, p_key), '{}'), 'owner_id', c.person_id,
      'owner', coalesce(nullif(p.full_name, ''), p.email, ''))
      from (select) here left join public.work_claims c on c.kind = p_kind and c.key = p_key left join public.profiles p on p.id = c.person_id);
end
$$;
comment on function public.work_about(text, text) is
  'What a record that waits is decided by, as in the inbox, and who has taken it: {facts, owner_id, owner}; null where it does not wait.';

create function public.acts_about(p_noun text, p_subjects text[])
returns table (id bigint, subject text, action text, happened_at timestamptz, actor text, name text, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := case p_noun
    when 'refunds' then 'payments.read' when 'payment_slips' then 'payments.read' when 'transfers' then 'payments.read'
    when 'cases' then 'cases.read' when 'reviews' then 'reviews.read' when 'contact' then 'contact.read' else 'activity.read' end;
begin
  perform private.demand(wanted);
  if cardinality(p_subjects) > 100 then raise exception 'At most 100 records at once.' using errcode = '22023'; end if;
  return query
    select l.id, l.subject, l.action, l.happened_at, l.actor, coalesce(nullif(p.full_name, ''), p.email, ''), l.reason
      from unnest(p_subjects) wanted_one
     cross join lateral (
       select * from public.activity_log x where x.subject = wanted_one and x.noun = p_noun order by x.id desc limit 50) l
      left join public.profiles p on p.id = l.actor_id
     order by l.id;
end
$$;
comment on function public.acts_about(text, text[]) is
  'Who did what with some records of one noun, the last fifty acts of each, for whoever may read them: the record of all acts wants a permission of its own.';

revoke execute on function public.work_about(text, text), public.acts_about(text, text[]) from public, anon;
grant execute on function public.work_about(text, text), public.acts_about(text, text[]) to authenticated;
