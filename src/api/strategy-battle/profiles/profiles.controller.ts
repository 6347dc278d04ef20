import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ContentQuery } from '../../shared/content/content-query.js';
import { ComputeRoute } from '../../shared/routes/route-decorators.js';
import { ProfileInput } from './profile.inputs.js';
import { ProfileReportView } from './profile.views.js';
import { PROFILE_RESOLVE } from './profiles.texts.js';
import { ProfilesService } from './profiles.service.js';

@ApiTags('strategy-battle')
@Controller('v1/strategy-battle/profiles')
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @ComputeRoute({ path: 'resolve', summary: 'Work out a profile', description: PROFILE_RESOLVE, answer: ProfileReportView, graphql: 'profileResolve' })
  resolve(@Body() input: ProfileInput, @Query() { content }: ContentQuery): Promise<ProfileReportView> {
    return this.profiles.resolveAt(content, input);
  }
}
