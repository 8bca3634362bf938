-- Why: days to pay and limits were changed without a way back to what held before. What they were stands in the record of acts, which not everybody reads
-- who decides about wholesale buyers.
create function public.wholesale_terms_history(p_id uuid)
  returns table (id bigint, happened_at timestamptz, person text, action text, changes jsonb, reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('wholesale.read');
  return query
    select l.id, l.happened_at, coalesce(nullif(p.full_name, ''), p.email, l.actor), l.action, l.changes, l.reason
      from public.activity_log l left join public.profiles p on p.id = l.actor_id
     where l.noun = 'wholesale' and l.subject = p_id::text and l.action in ('wholesale.approve', 'wholesale.terms')
     order by l.id desc limit 100;
end
$$;
comment on function public.wholesale_terms_history(uuid) is
  'How days to pay and the limit of a wholesale buyer became what they are, the newest first, at most 100.';
revoke execute on function public.wholesale_terms_history(uuid) from public, anon;
grant execute on function public.wholesale_terms_history(uuid) to authenticated;
