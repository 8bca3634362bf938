-- Why: asked of a number that is none, this raised 22P02: what a condition does not reach may be reckoned all the same where its input is known
-- beforehand. Statement by statement it is not.
create or replace function private.is_shipping_rate(rate jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(rate) is distinct from 'object' then return false; end if;
  if rate = '{"offered": false}' then return true; end if;
  if (select count(*) from jsonb_object_keys(rate)) <> 9 then return false; end if;
  if jsonb_typeof(rate -> 'carrier') is distinct from 'string' or char_length(btrim(rate ->> 'carrier')) not between 2 and 60 then return false; end if;
  if not (select bool_and(coalesce(rate ->> k ~ '^[0-9]{1,9}$' and jsonb_typeof(rate -> k) = 'number', false))
            from unnest(array['first', 'firstGrams', 'step', 'stepGrams', 'parcelMaxGrams', 'daysFrom', 'daysTo']) k) then
    return false;
  end if;
  if not rate ? 'freeFrom' or rate -> 'freeFrom' <> 'null' and (jsonb_typeof(rate -> 'freeFrom') <> 'number' or rate ->> 'freeFrom' !~ '^[0-9]{1,12}$') then
    return false;
  end if;
  return (rate ->> 'firstGrams')::integer > 0 and (rate ->> 'stepGrams')::integer > 0
    and (rate ->> 'parcelMaxGrams')::integer between (rate ->> 'firstGrams')::integer and 1000000
    and (rate ->> 'first')::integer <= 10000000 and (rate ->> 'step')::integer <= 10000000
    and (rate ->> 'daysFrom')::integer <= (rate ->> 'daysTo')::integer and (rate ->> 'daysTo')::integer <= 180;
end
$$;
