-- Why: a choice or a question that begins or ends with a blank or a dot could be written past the form and then never be answered, and 31 February was a day.

create or replace function private.are_personal_fields(p_fields jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $$
declare
  f jsonb;
  several boolean;
  -- So that whatever may be answered fits a line of a cart.
  room integer := 4000;
begin
  if jsonb_typeof(p_fields) is distinct from 'array' then return false; end if;
  if jsonb_array_length(p_fields) > 30 then return false; end if;
  several := jsonb_array_length(p_fields) > 1;
  for f in select x from jsonb_array_elements(p_fields) x loop
    if jsonb_typeof(f) <> 'object' or f - array['id', 'kind', 'label', 'required', 'max', 'choices', 'fee'] <> '{}' then return false; end if;
    if jsonb_typeof(f -> 'id') is distinct from 'string' or jsonb_typeof(f -> 'kind') is distinct from 'string'
      or jsonb_typeof(f -> 'label') is distinct from 'string' or jsonb_typeof(f -> 'required') is distinct from 'boolean'
      or jsonb_typeof(f -> 'max') is distinct from 'number' or jsonb_typeof(f -> 'fee') is distinct from 'number'
      or jsonb_typeof(f -> 'choices') is distinct from 'array' then return false; end if;
    if f ->> 'id' !~ '^[a-z0-9]{1,12}$' or f ->> 'kind' not in ('text', 'choice', 'number', 'date') or f ->> 'label' ~ '[[:cntrl:]]'
      or f ->> 'max' !~ '^\d{1,3}$' or f ->> 'fee' !~ '^\d{1,7}$' or jsonb_array_length(f -> 'choices') > 30
      or char_length(f ->> 'label') > 200 then return false; end if;
    if (f ->> 'kind' = 'choice') <> (jsonb_array_length(f -> 'choices') > 0) or (f ->> 'max')::integer > 500
      or f ->> 'kind' = 'text' and (f ->> 'max')::integer = 0 then return false; end if;
    if exists (select from jsonb_array_elements(f -> 'choices') c where jsonb_typeof(c) <> 'string'
      or char_length(c #>> '{}') not between 1 and 60 or c #>> '{}' ~ ' · |[[:cntrl:]]|^[ ·]|[ ·]$') then return false; end if;
    -- Answers of several questions are told apart by what stands before them.
    if several and (btrim(f ->> 'label') = '' or f ->> 'label' ~ ' · |: |^[ ·]|[ ·]$') then return false; end if;
    room := room - char_length(f ->> 'label') - 5 - case f ->> 'kind' when 'text' then (f ->> 'max')::integer else 60 end;
  end loop;
  return room >= 0
    and (select count(distinct x ->> 'id') = count(*) and count(distinct btrim(x ->> 'label')) = count(*) from jsonb_array_elements(p_fields) x);
end
$$;

create or replace function private.personal_answer(p_fields jsonb, p_said text, OUT problem text, OUT fee_minor bigint)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $$
declare
  f jsonb;
  part text;
  value text;
  answers jsonb := '{}';
begin
  fee_minor := 0;
  if p_said = '' then null;
  elsif jsonb_array_length(p_fields) = 0 then problem := 'personalization_changed'; return;
  elsif jsonb_array_length(p_fields) = 1 then answers := jsonb_build_object(p_fields -> 0 ->> 'id', p_said);
  else
    foreach part in array string_to_array(p_said, ' · ') loop
      f := (select x from jsonb_array_elements(p_fields) x where starts_with(part, (x ->> 'label') || ': ') limit 1);
      if f is null or answers ? (f ->> 'id') then problem := 'personalization_changed'; return; end if;
      answers := answers || jsonb_build_object(f ->> 'id', substr(part, char_length(f ->> 'label') + 3));
    end loop;
  end if;
  for f in select x from jsonb_array_elements(p_fields) x loop
    value := btrim(coalesce(answers ->> (f ->> 'id'), ''));
    if value = '' then
      if (f ->> 'required')::boolean then problem := coalesce(problem, 'personalization_missing'); end if;
      continue;
    end if;
    case f ->> 'kind'
      when 'text' then if char_length(value) > (f ->> 'max')::integer then problem := 'personalization_too_long'; end if;
      when 'choice' then if not (f -> 'choices') ? value then problem := 'personalization_changed'; end if;
      when 'number' then if value !~ '^-?\d{1,9}([.,]\d{1,3})?$' then problem := 'personalization_changed'; end if;
      else
        if value !~ '^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
          or right(value, 2)::integer > extract(day from make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day')
        then problem := 'personalization_changed'; end if;
    end case;
    fee_minor := fee_minor + (f ->> 'fee')::bigint;
  end loop;
end
$$;
