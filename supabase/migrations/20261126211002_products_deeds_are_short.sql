-- Why: what is kept of a change of many was as long as whoever asked for it liked.
create or replace function private.demand_deed(p_deed jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  fits boolean;
begin
  fits := case p_deed ->> 'kind'
    when 'price' then (p_deed ? 'percent') <> (p_deed ? 'amount')
      and case when p_deed ? 'percent' then (p_deed ->> 'percent')::numeric between -90 and 500
        else (p_deed ->> 'amount')::bigint between -9000000000 and 9000000000 end
      and coalesce((p_deed ->> 'round')::integer, 1) in (1, 100, 1000)
    when 'stock' then (p_deed ? 'set') <> (p_deed ? 'add') and case when p_deed ? 'set' then (p_deed ->> 'set')::integer between 0 and 100000
        else (p_deed ->> 'add')::integer between -100000 and 100000 end
    when 'status' then p_deed ->> 'status' in ('active', 'inactive', 'archived')
    when 'delivery' then jsonb_typeof(p_deed -> 'free') = 'boolean'
    when 'days' then (p_deed ->> 'days')::integer between 0 and 365
    when 'sheet' then true
    when 'category' then (p_deed ->> 'category')::uuid is not null end;
  if fits is not true or pg_column_size(p_deed) > 2000 then raise exception 'There is no such change of many pieces.' using errcode = '22023'; end if;
end
$$;
